// Which part of the set-up stands in the address.
export const setupViews = ['tariff', 'promotions', 'slots', 'countries'] as const
export type SetupView = (typeof setupViews)[number]

export const readSetupSearch = (search: Record<string, unknown>): { view?: SetupView } => {
  const view = setupViews.find((each) => each === search['view'])
  return view ? { view } : {}
}
