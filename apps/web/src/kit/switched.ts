// Remembers over one page load that the language was switched, so that a form goes on with what was typed.
const key = 'marsa.switched'

/** Before the load: where it leads. */
export const markSwitch = (address: string): void => sessionStorage.setItem(key, address)

const ledTo = sessionStorage.getItem(key)
sessionStorage.removeItem(key)

/** Whether the switch has led to the page that is open. */
export const isSwitched = (): boolean => ledTo === location.pathname + location.search
