// The locale by which React Aria formats and orders dates and numbers, for everything inside.
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export function Locale({ name, children }: { name: string; children: ReactNode }) {
  return <I18nProvider locale={name}>{children}</I18nProvider>
}
