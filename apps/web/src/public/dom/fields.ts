// Fields of a form by their ids, and what is wrong with each below it.

export const field = <Kind extends HTMLElement = HTMLInputElement>(id: string): Kind =>
  document.getElementById(id) as Kind

/** Says what is wrong at each field, and takes back what no longer is; the message of a path without a field is left out. */
export const showFaults = (form: HTMLFormElement, messages: Readonly<Record<string, string>>): void => {
  for (const place of form.querySelectorAll<HTMLElement>('.err')) {
    const id = place.id.slice(0, -'-error'.length)
    const message = messages[id]
    if (place.textContent !== (message ?? '')) place.textContent = message ?? ''
    place.hidden = message === undefined
    if (message === undefined) field(id).removeAttribute('aria-invalid')
    else field(id).setAttribute('aria-invalid', 'true')
  }
}
