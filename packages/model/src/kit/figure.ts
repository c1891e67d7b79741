// Whether a number keeps the rule of its field, without the schemas of the form: for what is worked out while it is typed.
import type { Control, Field } from './form-fields.ts'

/** A whole number, as far as a product of decimal fractions can be one. */
export const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

export const hasDecimals = (value: number, decimals: number | undefined): boolean =>
  decimals === undefined || isWhole(value * 10 ** decimals)

const ruleOf = (control: Control): { least: number; most: number; decimals?: number } | undefined => {
  if (control.kind === 'amount') return control
  return control.kind === 'count' ? { least: 1, most: control.most, decimals: 0 } : undefined
}

/** True for a number that the schema of an amount or a count would take. */
export const isFigure = ({ control }: Field, value: unknown): boolean => {
  const rule = ruleOf(control)
  return (
    rule !== undefined &&
    typeof value === 'number' &&
    value >= rule.least &&
    value <= rule.most &&
    hasDecimals(value, rule.decimals)
  )
}
