// Whether somebody who is asked to sign in was on the way to a quote: the documented sentence is said then, for every line.

/** `target` is the page they come back to, `/en/warehouse/quote?cbm=12`. */
export const asksForQuote = (target: string | undefined): boolean =>
  target !== undefined && /^\/(en|ar)\/[a-z]+\/quote(?![\w-])/.test(target)
