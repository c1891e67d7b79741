// People without an account who have proved a mobile number.

/** A number that nobody has proved for so many days may have another owner by now: what was sent before joins no account. */
export const guestNumberDays = 180
