// Address of the settings.
import { insideRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'
import { settingsTitles } from './titles.ts'

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

export const settingsRoute = createRoute({
  parent: insideRoute,
  path: 'admin/settings',
  validateSearch: (search: Record<string, unknown>): SettingsSearch => ({
    view: search['view'] === 'holidays' ? 'holidays' : undefined,
    group: word(search['group']),
    text: word(search['text']),
    edit: word(search['edit']),
    history: word(search['history']),
  }),
  staticData: { title: settingsTitles.settings, area: 'settings' },
  component: lazyRouteComponent(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
})
