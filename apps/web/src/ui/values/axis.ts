// Where the steps of a chart's axis and the names of its series stand.

/** The next round step so that about four lines carry the axis; whole, because things are counted. */
export const stepOf = (most: number): number => {
  const rough = Math.max(most / 4, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, ...(power > 1 ? [2.5] : []), 5, 10]
    .map((factor) => factor * power)
    .find((step) => step >= rough)!
}

/** Heights of names that want to stand at `wanted` px, from the lowest on the page upwards, at least `gap` px apart. */
export const apart = (wanted: readonly number[], gap: number): number[] => {
  let above = Infinity
  return wanted.map((height) => (above = Math.min(height, above - gap)))
}
