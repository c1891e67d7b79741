// The component sheet: all stories on one page, `?theme=dark` for dark.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LangProvider, useLang } from '../src/kit/direction.tsx'
import { useT } from '../src/kit/t.ts'
import '../src/ui/app.css'
import { ToastHost } from '../src/ui/overlays/toast.tsx'
import { stories } from './all-stories.ts'
import './sheet.css'

const theme = new URLSearchParams(location.search).get('theme')

export function Sheet() {
  const t = useT()
  const { lang } = useLang()
  const other = lang === 'en' ? 'ar' : 'en'
  return (
    <>
      <header className="head">
        <div className="page">
          <h1 className="sheet-t">{t({ en: 'Components', ar: 'المكوّنات' })}</h1>
          <a className="navlink push" href={`/${other}${location.search}`} lang={other} hrefLang={other}>
            {other === 'ar' ? 'العربية' : 'English'}
          </a>
        </div>
      </header>
      <main className="page sheet">
        {stories.map(({ title, wide, Body }) => (
          <section key={title.en} className={wide ? 'cs span' : 'cs'}>
            <h2>{t(title)}</h2>
            <Body />
          </section>
        ))}
      </main>
      <ToastHost />
    </>
  )
}

const { documentElement: page } = document
page.lang = location.pathname.startsWith('/ar') ? 'ar' : 'en'
page.dir = page.lang === 'ar' ? 'rtl' : 'ltr'
if (theme) page.dataset.theme = theme
createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <LangProvider>
      <Sheet />
    </LangProvider>
  </StrictMode>,
)
