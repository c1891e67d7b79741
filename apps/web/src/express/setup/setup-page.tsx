// Set-up of express for administrators, a tab each for tariff, promotion codes, pickups and countries.
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { setupViews, type SetupView } from './search.ts'
import { setupText as words } from './setup-text.ts'
import { TariffView } from './tariff-view.tsx'
import { setupTitles } from './titles.ts'

const route = getRouteApi('/$lang/inside/express/setup')

const views: Record<SetupView, React.ComponentType> = {
  tariff: TariffView,
  promotions: lazyPart(async () => (await import('./promotions-view.tsx')).PromotionsView),
  slots: lazyPart(async () => (await import('./slots-view.tsx')).SlotsView),
  countries: lazyPart(async () => (await import('./countries-view.tsx')).CountriesView),
}

export function SetupPage() {
  const t = useT()
  const { lang } = useLang()
  useTitle(t(setupTitles.setup))
  const { view = 'tariff' } = route.useSearch()
  const View = views[view]
  return (
    <div className="stack g5">
      <div className="stack g2">
        <h1>{t(setupTitles.setup)}</h1>
        <p className="muted">{t(words.body)}</p>
      </div>
      <TabLinks
        label={t(words.views)}
        value={view}
        tabs={setupViews.map((id) => ({
          id,
          label: t(words[id]),
          href: `/${lang}/express/setup${id === 'tariff' ? '' : `?view=${id}`}`,
        }))}
      />
      <View />
    </div>
  )
}
