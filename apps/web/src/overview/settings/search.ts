// What the page of the settings shows, as it stands in its address.

const views = ['holidays', 'rates'] as const
/** What stands in place of the settings. */
type SettingsView = (typeof views)[number]

/** `edit` is the setting in the drawer; `history` is a setting, or `all`. */
export type SettingsSearch = {
  view?: SettingsView
  group?: string
  text?: string
  edit?: string
  history?: string
}

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined

export const readSettingsSearch = (search: Record<string, unknown>): SettingsSearch => ({
  view: views.find((view) => view === search['view']),
  group: word(search['group']),
  text: word(search['text']),
  edit: word(search['edit']),
  history: word(search['history']),
})
