// The form of a warehouse's administrator: address with pin, opening hours by weekday, and how to find the gate.
import { Suspense, useState } from 'react'
import { addressFieldText as labels } from '@marsa/model/accounts/addresses/addresses-text.ts'
import { addressesProblems } from '@marsa/model/accounts/addresses/addresses-problems.ts'
import { typedNumber } from '@marsa/model/kit/id.ts'
import { pinText, readPin } from '@marsa/model/kit/pin.ts'
import { sentence, type FieldProblems } from '@marsa/model/kit/problem.ts'
import { emirates, type Emirate } from '@marsa/model/reference/lists.ts'
import { warehouseProblems } from '@marsa/model/warehouse/problems.ts'
import { siteProblems, StorageSite, usualHours } from '@marsa/model/warehouse/site.ts'
import { saveStorageSite } from '@marsa/model/warehouse/site-endpoints.ts'
import { Gs1Prefix } from '@marsa/model/warehouse/sscc.ts'
import { AddressPin } from '../../accounts/address-book/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { toast, useCommand } from '../../kit/query.ts'
import { RefusalBanner } from '../../kit/refusal-banner.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/values/card.tsx'
import { ErrorText } from '../../ui/fields/field.tsx'
import { focusField } from '../../ui/fields/focus-fault.ts'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { emptyLocation, type LocationValues } from '../asking/form-values.ts'
import { storageReads } from '../queries.ts'
import { siteFormText as words, siteText } from './site-text.ts'
import { SiteHours } from './site-hours.tsx'

type Values = { place: LocationValues; hours: StorageSite['hours']; note: string; gs1Prefix: string }
type Texts = Exclude<keyof LocationValues, 'emirate' | 'pin' | 'contactNumber'>

const valuesOf = (site: StorageSite | null, prefix: string | null): Values => {
  const gs1Prefix = prefix ?? ''
  if (!site) return { place: emptyLocation, hours: usualHours, note: '', gs1Prefix }
  const { latitude, longitude, ...rest } = site.place
  const pin = latitude === null || longitude === null ? '' : pinText({ latitude, longitude })
  return { place: { ...rest, pin }, hours: site.hours, note: site.note, gs1Prefix }
}

const bodyOf = ({ place: { pin, ...rest }, hours, note }: Values) => ({
  place: { ...rest, ...(readPin(pin) ?? { latitude: null, longitude: null }) },
  hours,
  note,
})

/** Fields in the order of the form. */
const order = 'emirate area street building landmark makani latitude contactName contactNumber'
  .split(' ')
  .map((field) => `place.${field}`)

/** The prefix without spaces; null where none is typed. */
const prefixOf = ({ gs1Prefix }: Values): string | null => typedNumber(gs1Prefix) || null

/** Field -> problem, by the rules of the server. */
const problemsOf = (values: Values): { site?: StorageSite; problems: FieldProblems } => {
  const read = StorageSite.safeParse(bodyOf(values))
  const { pin } = values.place
  const unread: FieldProblems =
    pin.trim() !== '' && !readPin(pin) ? { 'place.latitude': 'accounts.address-pin' } : {}
  const prefix = Gs1Prefix.nullable().safeParse(prefixOf(values))
  if (prefix.error) unread['gs1Prefix'] = prefix.error.issues[0]!.message
  if (read.success) return { site: read.data, problems: { ...siteProblems(read.data), ...unread } }
  return {
    problems: {
      ...Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])),
      ...unread,
    },
  }
}

type FormProps = { site: StorageSite | null; gs1Prefix: string | null; mayEdit: boolean }

export function SiteForm({ site, gs1Prefix, mayEdit }: FormProps) {
  const t = useT()
  const { lang } = useLang()
  const [values, setValues] = useState(() => valuesOf(site, gs1Prefix))
  const [isTried, setTried] = useState(false)
  const save = useCommand(saveStorageSite, {
    quiet: true,
    refreshes: storageReads,
    onDone: () => void toast({ title: t(words.saved), tone: 'success' }),
  })
  const { site: read, problems } = problemsOf(values)
  const table = { ...addressesProblems, ...warehouseProblems }
  const errorOf = (field: string): string | undefined =>
    save.error?.fieldSentences[field] ??
    (isTried && problems[field] ? sentence(table, lang, problems[field]) : undefined)
  const change = (part: Partial<LocationValues>) =>
    setValues((before) => ({ ...before, place: { ...before.place, ...part } }))
  const send = () => {
    setTried(true)
    const faults = Object.keys(problems)
    if (read && faults.length === 0) save.mutate({ body: { ...read, gs1Prefix: prefixOf(values) } })
    else
      focusField(
        order.find((field) => faults.includes(field)) ??
          (faults.every((field) => field === 'gs1Prefix') ? 'gs1Prefix' : 'hours'),
      )
  }
  const { place } = values
  const text = (field: Texts, optional = true) => (
    <div data-field={`place.${field}`}>
      <TextInput
        label={t(labels[field])}
        optional={optional}
        disabled={!mayEdit}
        dir={field === 'makani' ? 'ltr' : 'auto'}
        value={place[field]}
        error={errorOf(`place.${field}`)}
        onChange={(value) => change({ [field]: value })}
      />
    </div>
  )
  return (
    <>
      {!mayEdit && <Banner>{t(words.adminOnly)}</Banner>}
      <RefusalBanner refusal={save.error} beside={[]} />
      <Card title={t(siteText.title)}>
        <div className="stack g5">
          <div className="grid c2">
            <div data-field="place.emirate">
              <Select
                label={t(labels.emirate)}
                value={place.emirate}
                disabled={!mayEdit}
                onChange={(id) => change({ emirate: id as Emirate })}
                options={Object.entries(emirates).map(([id, row]) => ({ id, label: row[lang] }))}
                error={errorOf('place.emirate')}
              />
            </div>
            {text('area', false)}
            {text('street')}
            {text('building')}
            {text('landmark')}
            {text('makani')}
          </div>
          {mayEdit && (
            <Suspense fallback={<Skeleton block="76px" />}>
              <div data-field="place.latitude">
                <AddressPin
                  value={place.pin}
                  emirate={place.emirate}
                  optional={false}
                  error={errorOf('place.latitude')}
                  onChange={(pin) => change({ pin })}
                  onLeave={() => undefined}
                />
              </div>
            </Suspense>
          )}
          <TextInput
            label={t(words.note)}
            hint={t(words.noteHint)}
            optional
            maxLength={300}
            dir="auto"
            disabled={!mayEdit}
            value={values.note}
            error={errorOf('note')}
            onChange={(note) => setValues((before) => ({ ...before, note }))}
          />
          <div className="grid c2">
            {text('contactName')}
            <PhoneInput
              label={t(labels.contactNumber)}
              optional
              disabled={!mayEdit}
              value={place.contactNumber}
              error={errorOf('place.contactNumber')}
              onChange={(contactNumber) => change({ contactNumber })}
            />
          </div>
        </div>
      </Card>
      <Card title={t(siteText.hours)}>
        <div data-field="hours">
          <SiteHours
            hours={values.hours}
            disabled={!mayEdit}
            onChange={(hours) => setValues((before) => ({ ...before, hours }))}
          />
        </div>
        {errorOf('hours') && <ErrorText text={errorOf('hours') ?? ''} />}
      </Card>
      <Card title={t(words.labels)}>
        <div data-field="gs1Prefix">
          <TextInput
            label={t(words.prefix)}
            hint={t(words.prefixHint)}
            optional
            inputMode="numeric"
            dir="ltr"
            numeric
            disabled={!mayEdit}
            value={values.gs1Prefix}
            error={errorOf('gs1Prefix')}
            onChange={(gs1Prefix) => setValues((before) => ({ ...before, gs1Prefix }))}
          />
        </div>
      </Card>
      {mayEdit && (
        <div>
          <Button
            variant="primary"
            size="l"
            isPending={save.isPending}
            pendingLabel={t(words.saving)}
            onPress={send}
          >
            {t(words.save)}
          </Button>
        </div>
      )}
    </>
  )
}
