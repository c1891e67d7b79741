// Takes the focus to a field, whatever kind of control it is: the first that is wrong, or the one of a path.

const controls = 'input:not([type=hidden], [hidden], [tabindex="-1"]), textarea, button, [tabindex="0"]'

const focusIn = (field: Element | null | undefined): void => {
  // Where files are dropped a hidden button stands before the one that is seen.
  const chosen = field?.querySelector<HTMLElement>('input:checked, .drop .btn')
  ;(chosen ?? field?.querySelector<HTMLElement>(controls))?.focus()
}

/** Nothing where no field of `root` shows an error. */
export const focusFault = (root: Element): void =>
  focusIn(root.querySelector('.err')?.closest('.field, fieldset, .stack'))

/** The field that stands in the place of this path (`data-field`), or the control of this name. */
export const focusField = (path: string): void => {
  const place = document.querySelector(`[data-field="${path}"]`)
  if (place) focusIn(place)
  else document.querySelector<HTMLElement>(`[name="${path}"]`)?.focus()
}
