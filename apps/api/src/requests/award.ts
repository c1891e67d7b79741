// What a request holds of its award: whose it is, what it costs and what is paid.

export type AwardColumns = {
  /** The company that has won. */
  agent_id: string
  quotation_id: string
  final_quotation_id: string | null
  total_fils: bigint
  paid_fils: bigint
  on_credit: boolean
}

/** All null before it is booked. */
export type MaybeAwarded = { [Column in keyof AwardColumns]: AwardColumns[Column] | null }

export type Award = AwardColumns & {
  id: string
  /** The customer's company. */
  company_id: string
}

export const isAwarded = <Row extends MaybeAwarded>(row: Row): row is Row & AwardColumns =>
  row.agent_id !== null

/** Fils still to pay. */
export const dueFils = (award: Pick<Award, 'total_fils' | 'paid_fils'>): bigint =>
  award.total_fils - award.paid_fils
