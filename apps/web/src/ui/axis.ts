// The steps of a chart's axis.

/** The next round step so that about four lines carry the axis; whole, because things are counted. */
export const stepOf = (most: number): number => {
  const rough = Math.max(most / 4, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, ...(power > 1 ? [2.5] : []), 5, 10]
    .map((factor) => factor * power)
    .find((step) => step >= rough)!
}
