// What the page of the settings shows, as it stands in its address.

/** `edit` is the setting in the drawer; `history` is a setting, or `all`. */
export type SettingsSearch = {
  view?: 'holidays'
  group?: string
  text?: string
  edit?: string
  history?: string
}

const word = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined

export const readSettingsSearch = (search: Record<string, unknown>): SettingsSearch => ({
  view: search['view'] === 'holidays' ? 'holidays' : undefined,
  group: word(search['group']),
  text: word(search['text']),
  edit: word(search['edit']),
  history: word(search['history']),
})
