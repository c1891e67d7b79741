// Asking for some pieces of what is stored: how many of each, when, and who collects them.
import { useState } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { nameIn } from '@marsa/model/accounts/person-name.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { sentence } from '@marsa/model/kit/problem.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { requestRelease } from '@marsa/model/warehouse/goods-endpoints.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { deliveryOf } from '@marsa/model/warehouse/request-form.ts'
import { isPaid } from '@marsa/model/warehouse/status.ts'
import { useMe } from '../../accounts/door.tsx'
import { CommandDialog } from '../../kit/command-dialog.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { doorLines } from '../door-lines.ts'
import { storageReads } from '../queries.ts'
import { releaseText as words } from './release-text.ts'
import {
  collectorOf,
  firstAppointment,
  linesOf,
  releaseProblems,
  type ReleaseValues,
} from './release-values.ts'
import { ReleaseFields, releaseNoteLength } from './release-fields.tsx'

type DialogProps = {
  storage: StorageDetail
  /** Everything that is left is chosen already. */
  everything?: boolean
  onClose: () => void
}

export function ReleaseDialog({ storage, everything = false, onClose }: DialogProps) {
  const t = useT()
  const { lang } = useLang()
  const [today] = useState(() => dayOf(new Date()))
  const me = useMe()
  const delivery = deliveryOf(storage.form)
  const separator = comma(lang)
  const hours = storage.site?.hours
  const items = storage.items.filter(({ left }) => left > 0)
  const own = me && nameIn(me, lang)
  const [values, setValues] = useState<ReleaseValues>(() => ({
    counts: everything ? Object.fromEntries(items.map(({ itemId, left }) => [itemId, left])) : {},
    when: firstAppointment(hours, addDays(today, 1)),
    name: everything ? (delivery?.contactName ?? [own?.first, own?.last].filter(Boolean).join(' ')) : '',
    idNumber: '',
    vehiclePlate: '',
    note:
      delivery && everything
        ? t(words.deliverTo, { place: doorLines(delivery, lang).filter(Boolean).join(separator) })
        : '',
  }))
  const [isTried, setTried] = useState(false)
  const command = useCommand(requestRelease, {
    refreshes: storageReads,
    quiet: true,
    onDone: () => {
      onClose()
      void toast({ title: t(words.sent), tone: 'success' })
    },
  })
  const problems = releaseProblems(values, items, today, hours)
  const found = isTried
    ? Object.fromEntries(
        Object.entries(problems).map(([field, code]) => [field, sentence(warehouseProblems, lang, code)]),
      )
    : {}
  const serverErrors = { ...command.error?.fieldSentences, ...found }
  const send = () => {
    setTried(true)
    if (Object.keys(problems).length > 0 || values.note.length > releaseNoteLength || !values.when) return
    command.mutate({
      query: { id: storage.storageRequestID },
      body: {
        wantedOn: values.when.slice(0, 10),
        note: values.note.trim() || null,
        collector: collectorOf(values),
        lines: linesOf(values),
      },
    })
  }
  return (
    <CommandDialog
      title={t(everything ? (delivery ? words.titleDelivery : words.titleAll) : words.title)}
      size="l"

      back={t(words.cancel)}
      send={t(words.send)}

      pendingLabel={t(words.sending)}

      command={command}
      beside={[]}
      onSend={send}
      onClose={onClose}
    >
      {!isPaid(storage.status) && <Banner tone="attention">{t(words.unpaid)}</Banner>}
      <ReleaseFields
        items={items}
        values={values}
        serverErrors={serverErrors}
        today={today}
        hours={hours}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
    </CommandDialog>
  )
}
