// Reporting a step in both languages: time and place are filled in, numbers are asked where they become known, faults stand at their field.
import '../../src/ui/app.css'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import type { MilestoneCode } from '@marsa/model/freight/execution/milestones.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { milestoneActs } from '@marsa/model/freight/text.ts'
import { say } from '@marsa/model/kit/text.ts'
import { MilestoneReport } from '../../src/freight/execution/milestone-report.tsx'
import { faults, languages } from '../ui/on-page.tsx'
import { answering, refused, show } from './answering.tsx'

const stop = (code: string, nameEn: string, nameAr: string, country: string) => ({
  place: { code, nameEn, nameAr, country },
  kind: 'port',
})
const shipment = {
  RequestId: '00000000-0000-4000-8000-0000000000b1',
  version: 7,
  mode: 'sea',
  direction: 'import',
  origin: stop('CNSHA', 'Shanghai', 'شنغهاي', 'CN'),
  destination: stop('AEJEA', 'Jebel Ali', 'جبل علي', 'AE'),
  cargo: { containerMode: 'FCL' },
  eta: null,
  containerNumber: null,
  chassisNumber: null,
  blNumber: null,
  awbNumber: null,
} as unknown as ShipmentDetail

describe.each(languages)('%s', (lang) => {
  const { sent, answers } = answering()
  const opened = (code: MilestoneCode, onClose = () => undefined) =>
    show(lang, <MilestoneReport shipment={shipment} code={code} onClose={onClose} />)
  const dialog = () => page.getByRole('dialog')
  const act = (code: MilestoneCode) =>
    dialog().getByRole('button', { name: say(lang, milestoneActs[code]), exact: true })
  const field = (row: { en: string; ar: string }) => dialog().getByLabelText(say(lang, row), { exact: false })

  test('a departure is filled in, and a wrong container number is said at its field', async () => {
    await page.viewport(360, 780)
    const onClose = vi.fn()
    let isWrong = true
    answers(() =>
      isWrong ? refused({ containerNumber: 'The check digit is 3.' }) : { status: 'DEPARTED', version: 8 },
    )
    await opened('DEPARTED', onClose as () => undefined)
    await expect.element(field(words.place)).toHaveValue(lang === 'ar' ? 'شنغهاي' : 'Shanghai')
    await field(words.container).fill('CSQU3054384')
    await field(words.lading).fill('MRSU1234')
    expect(await faults()).toEqual([])
    await act('DEPARTED').click()
    await expect.element(dialog().getByText('The check digit is 3.')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    isWrong = false
    await field(words.container).fill('CSQU3054383')
    await act('DEPARTED').click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(sent.at(-1)?.body).toMatchObject({
      code: 'DEPARTED',
      containerNumber: 'CSQU3054383',
      blNumber: 'MRSU1234',
      version: 7,
    })
  })

  test('cargo for a door arrives at a port that its agent knows, and is delivered at the door', async () => {
    const destination = { ...stop('al-quoz', 'Al Quoz', 'القوز', 'AE'), kind: 'door' }
    const toDoor = { ...shipment, destination } as ShipmentDetail
    const placeAt = async (code: MilestoneCode, place: string) => {
      const shown = await show(
        lang,
        <MilestoneReport shipment={toDoor} code={code} onClose={() => undefined} />,
      )
      await expect.element(field(words.place)).toHaveValue(place)
      await shown.unmount()
    }
    await placeAt('QS_ARRIVE', '')
    await placeAt('QS_DEL', lang === 'ar' ? 'القوز' : 'Al Quoz')
  })

  test('an arrival happens where the cargo comes to, and asks for no numbers', async () => {
    answers(() => ({ status: 'QS_ARRIVE', version: 8 }))
    await opened('QS_ARRIVE')
    await expect.element(field(words.place)).toHaveValue(lang === 'ar' ? 'جبل علي' : 'Jebel Ali')
    expect(field(words.container).query()).toBeNull()
    expect(field(words.eta).query()).toBeNull()
    await act('QS_ARRIVE').click()
    await expect.poll(() => sent.at(-1)?.body).toMatchObject({ code: 'QS_ARRIVE', version: 7 })
  })
})
