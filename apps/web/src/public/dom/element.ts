// Makes DOM nodes for the small islands, which carry no framework.
export type Child = Node | string | undefined

export const element = (
  tag: string,
  attributes: Record<string, string>,
  ...children: Child[]
): HTMLElement => {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children.filter((child) => child !== undefined))
  return node
}

export const icon = (name: string, className = ''): SVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', `i ${className}`.trim())
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#i-${name}`)
  svg.append(use)
  return svg
}
