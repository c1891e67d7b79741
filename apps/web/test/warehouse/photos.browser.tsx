// Photos of an item: several at once, each with its progress, one taken away, one refused, and the rest sent with the item.
// First, as in the app: it orders the layers that the pages' own styles are put into.
import '../../src/ui/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { say, type TextRow } from '@marsa/model/kit/text.ts'
import { makeQueryClient, settingsKey } from '../../src/kit/query.ts'
import { agentItemsText as words } from '../../src/warehouse/goods/agent-items-text.ts'
import { storageCommonText } from '../../src/warehouse/common-text.ts'
import { ItemDialog } from '../../src/warehouse/goods/agent-item-dialog.tsx'
import { uiText } from '../../src/ui/text.ts'
import '../../src/warehouse/quoting/agent.css'
import { faults, languages, onPage } from '../ui/on-page.tsx'
import { storageOf } from './samples.ts'

/** Stands for the server that takes uploads: each waits until it is answered. */
class Upload {
  static all: Upload[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  form = new FormData()
  open() {}
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form
    Upload.all.push(this)
  }
  abort() {
    this.onabort?.()
  }
  progress(share: number) {
    this.upload.onprogress?.({ loaded: share * 100, total: 100 })
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}

const idOf = (number: number) => `00000000-0000-4000-8000-0000000000f${number}`
const stored = (number: number) => [{ documentId: idOf(number) }]
const sent: { items: { photosIn: string[] }[] }[] = []

/** A picture with as many pixels on each edge. */
const picture = async (name: string, edge: number): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = edge
  canvas.getContext('2d')!.fillRect(0, 0, edge, edge)
  const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!), 'image/png'))
  return new File([blob], name, { type: 'image/png' })
}

beforeEach(() => {
  Upload.all = []
  sent.length = 0
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body) as (typeof sent)[number])
    return Response.json({ status: 'SUCCESS', errorMessage: null })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A large picture is drawn smaller before it is sent, which takes a busy machine seconds. */
const nth = async (number: number): Promise<Upload> => {
  await expect.poll(() => Upload.all.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(number)
  return Upload.all[number - 1]!
}

describe.each(languages)('%s', (lang) => {
  const t = (row: TextRow, params = {}) => say(lang, row, params)
  const photo = (number: number) =>
    page.getByRole('button', {
      name: t(storageCommonText.photoOf, { number, name: t(words.photosIn) }),
      exact: true,
    })

  test('are sent several at once, and the ones that stay belong to the item', async () => {
    await page.viewport(360, 800)
    const client = makeQueryClient()
    client.setQueryData(settingsKey, settingDefaults)
    await onPage(
      lang,
      <QueryClientProvider client={client}>
        <ItemDialog storage={storageOf({ status: 'QS_PPA', goods: 'STORED' })} onClose={() => undefined} />
      </QueryClientProvider>,
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t(words.name), exact: true }).fill('Sofa')
    const inputs = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]')
    expect([...inputs].map((input) => [input.multiple, input.getAttribute('capture')])).toEqual([
      [true, null],
      [false, 'environment'],
    ])
    const files = [await picture('a.png', 10), await picture('large.png', 3000), await picture('c.png', 10)]
    await userEvent.upload(inputs[0]!, [...files, new File(['x'], 'note.txt', { type: 'text/plain' })])
    const first = await nth(1)
    first.progress(0.4)
    await expect.element(dialog.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '40')
    // Nothing is saved before all photos are there.
    await expect
      .element(dialog.getByRole('button', { name: t(words.save), exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
    first.answer(200, stored(1))
    const large = await nth(2)
    const sentFile = large.form.get('files') as File
    const { width } = await createImageBitmap(sentFile)
    expect([sentFile.type, width]).toEqual(['image/jpeg', 2048])
    large.answer(200, stored(2))
    ;(await nth(3)).answer(507, { code: 'documents.quota', errorMessage: 'Too much.' })
    await expect.element(dialog.getByText('Too much.')).toBeVisible()
    await expect.element(photo(2)).toBeVisible()
    expect(Upload.all).toHaveLength(3)
    expect(await faults()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    const name = t(storageCommonText.photoOf, { number: 1, name: t(words.photosIn) })
    await dialog.getByRole('button', { name: t(uiText.removeNamed, { name }), exact: true }).click()
    await dialog.getByRole('button', { name: t(words.save), exact: true }).click()
    await expect.poll(() => sent.some(({ items }) => items), { timeout: 60_000 }).toBe(true)
    expect(sent.find(({ items }) => items)!.items[0]!.photosIn).toEqual([idOf(2)])
  })
})
