// Puts a part on a page of one language and validates it with axe.
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import type { Lang } from '@marsa/model/kit/text.ts'
import { rules } from '../../../../e2e/kit/axe-rules.ts'
import { still } from '../../../../e2e/kit/still.ts'
import { LangProvider } from '../../src/kit/direction.tsx'
import '../../src/ui/app.css'
import '../../stories/sheet.css'
import './at-rest.css'

export const languages: Lang[] = ['en', 'ar']

/** Renders inside `main` under a heading, as a screen would. */
export const onPage = async (lang: Lang, part: ReactNode) => {
  document.documentElement.lang = lang
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'
  document.title = 'Marsa'
  return render(
    <LangProvider lang={lang}>
      <main className="page">
        <h1>Marsa</h1>
        {part}
      </main>
    </LangProvider>,
  )
}

/** What axe finds on the page as it stands, best practices included: the rule and the place. */
export const faults = async (): Promise<string[]> => {
  await still()
  const { violations } = await axe.run(document.body, rules)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
