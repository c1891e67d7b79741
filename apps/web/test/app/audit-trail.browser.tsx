// The audit trail reads as sentences in both languages: no code name and no JSON is shown.
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AuditEntry } from '@marsa/model/overview/audit-endpoints.ts'
import { makeQueryClient } from '../../src/kit/query.ts'
import { auditQuery } from '../../src/overview/audit-queries.ts'
import { AuditTrail } from '../../src/overview/parts/audit-trail.tsx'
import { faults, languages, onPage } from '../ui/on-page.tsx'

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  entryId: '1',
  at: '2026-05-05T10:00:00+04:00',
  action: 'saveSetting',
  actorKind: 'admin',
  actor: { id: '1', name: 'Noura', email: 'noura@marsa.example' },
  subject: null,
  company: null,
  objectKind: 'setting',
  objectId: '1',
  objectName: 'quotes.window-hours',
  link: '/admin/settings?history=quotes.window-hours',
  fromState: null,
  toState: null,
  setting: { key: 'quotes.window-hours', from: 48, to: 24 },
  reason: null,
  ...change,
})
const items = [
  entry({}),
  entry({
    entryId: '2',
    action: 'closeWindow',
    objectKind: 'freight-request',
    objectName: 'FR-26-000001',
    link: null,
    fromState: 'QS_RFC',
    toState: 'QS_FIN',
    setting: null,
  }),
]
const wanted = {
  en: [
    /Changed the setting “.+” from 48 hours to 24 hours/,
    'Closed the time for quotations',
    /All quotes are in/,
  ],
  ar: [/تغيير الإعداد «.+» من «48 ساعة» إلى «24 ساعة»/, 'إغلاق فترة تقديم العروض', /اكتملت العروض/],
}

test.each(languages)('%s', async (lang) => {
  const client = makeQueryClient()
  client.setQueryData(auditQuery({}).queryKey, { pages: [{ items, next: null }], pageParams: [undefined] })
  await onPage(
    lang,
    <QueryClientProvider client={client}>
      <AuditTrail filter={{}} />
    </QueryClientProvider>,
  )
  for (const words of wanted[lang]) await expect.element(page.getByText(words).first()).toBeVisible()
  expect(document.body.textContent).not.toMatch(/saveSetting|closeWindow|QS_|quotes\.window|[→↗{]/)
  expect(await faults()).toEqual([])
})
