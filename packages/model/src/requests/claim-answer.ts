// How long a customer has to answer what an agent found or claims, on every line.

/** Hours from the moment it was noted. */
export const claimAnswerHours = 48
