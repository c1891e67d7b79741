// Address of the settings.
import { insideRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'
import { readSettingsSearch } from './search.ts'
import { settingsTitles } from './titles.ts'

export const settingsRoute = createRoute({
  parent: insideRoute,
  path: 'admin/settings',
  validateSearch: readSettingsSearch,
  staticData: { title: settingsTitles.settings, area: 'settings' },
  component: lazyRouteComponent(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
})
