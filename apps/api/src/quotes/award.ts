// What an award costs and what is paid of it, as a line's row holds it: freight's balance, or a booked request itself.

export type Award = {
  /** The id of the line's request. */
  id: string
  /** The customer's company. */
  company_id: string
  quotation_id: string
  final_quotation_id: string | null
  total_fils: bigint
  paid_fils: bigint
  on_credit: boolean
}

/** Fils still to pay. */
export const dueFils = (award: Pick<Award, 'total_fils' | 'paid_fils'>): bigint =>
  award.total_fils - award.paid_fils
