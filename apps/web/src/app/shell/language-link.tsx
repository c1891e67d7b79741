// The language switch: to the home of the project in the other language, telling the server (A 2).
import { rememberLanguage } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useRouterState } from '../../kit/router/hooks.ts'
import { projectOf } from '@marsa/model/site/layout.ts'

const names = { en: 'English', ar: 'العربية' }

export const otherLanguageOf = (lang: 'en' | 'ar') => (lang === 'en' ? 'ar' : 'en')

/** A full page load, so that language, direction and font are right from the start. */
export function LanguageLink({ className = 'navlink' }: { className?: string }) {
  const { lang } = useLang()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const other = otherLanguageOf(lang)
  const project = projectOf(pathname)
  return (
    <a
      className={className}
      href={`/${other}/${project ? `${project}/` : ''}home`}
      lang={other}
      hrefLang={other}
      onClick={() => {
        document.cookie = `marsa_lang=${other}; path=/; max-age=31536000; samesite=lax`
        void rememberLanguage(other)
      }}
    >
      {names[other]}
    </a>
  )
}
