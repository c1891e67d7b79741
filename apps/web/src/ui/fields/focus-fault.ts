// Takes the focus to the first field that is wrong, whatever kind of control it is.

const controls = 'input:not([type=hidden], [hidden], [tabindex="-1"]), textarea, button, [tabindex="0"]'

/** Nothing where no field of `root` shows an error. */
export const focusFault = (root: Element): void => {
  const field = root.querySelector('.err')?.closest('.field, fieldset, .stack')
  const chosen = field?.querySelector<HTMLElement>('input:checked')
  ;(chosen ?? field?.querySelector<HTMLElement>(controls))?.focus()
}
