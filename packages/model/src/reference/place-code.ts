// The form of a place's code without any schema: every page of the web loads it with the routes.

export const placeCodePattern = /^[A-Z0-9]+(-[A-Z0-9]+)*$/
export const placeCodeLength = 60

/** Whether a text has the form of a code of a place; whether there is such a place is the server's to say. */
export const isPlaceCode = (text: string): boolean =>
  text.length <= placeCodeLength && placeCodePattern.test(text)
