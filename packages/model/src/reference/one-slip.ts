// Whether two words differ by one slip of the hand; what a search or an upload may take for the same.

/** True when one letter is missing, added, wrong, or has changed places with its neighbour. */
export const isOneSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let at = 0
  while (one[at] === other[at]) at++
  const rest = (word: string, from: number): string => word.slice(at + from)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2))
  )
}
