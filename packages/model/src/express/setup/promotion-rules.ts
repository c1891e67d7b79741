// What is wrong with a new promotion code, by field.
export type PromotionDays = {
  firstDay: string
  lastDay: string
  mostUses: number | null
  mostCompanyUses: number | null
}

export const promotionFaults = (
  { firstDay, lastDay, mostUses, mostCompanyUses }: PromotionDays,
  today: string,
): Record<string, string> => ({
  ...((lastDay < today || lastDay < firstDay) && { lastDay: 'promotions.days' }),
  ...(mostUses !== null &&
    mostCompanyUses !== null &&
    mostCompanyUses > mostUses && { mostCompanyUses: 'promotions.limits' }),
})
