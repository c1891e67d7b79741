// The calls that a page starts with: the build writes them down, the server puts them into its head, the browser sends them at once.

/** Names them in the head; addresses with a blank between them. */
export const firstCallsName = 'first-calls'

/** Stands in a call for a part of the address of the page, of which the language is the first. */
export const partOfAddress = (part: number): string => `{${part}}`

/** The calls of the page at `pathname`, from what stands in its head. */
export const firstCallsAt = (content: string, pathname: string): string[] => {
  const parts = pathname.split('/')
  const filled = content.replace(/%7B(\d)%7D/g, (_, part: string) => parts[Number(part)] ?? '')
  return filled.split(' ').filter(Boolean)
}
