// How long after a press the second one of a double click may come.

/** Milliseconds. */
export const doubleClick = 500
