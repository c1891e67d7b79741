// The warehouse home: storage by the cubic metre, in four steps, with its limits.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import {
  CallButton,
  Closing,
  Limits,
  Opening,
  Section,
  SignInButton,
  Steps,
} from '../parts/service-sections.tsx'
import { shell } from '../text/shell.ts'
import { warehouse as t } from '../text/warehouse.ts'

export const WarehousePage = ({ lang }: { lang: Lang }) => {
  const word = (key: keyof typeof t) => say(lang, t[key])
  return (
    <main id="main">
      <Opening
        icon="warehouse"
        title={word('h1')}
        lead={word('lead')}
        note={word('working')}
        figures={[
          [word('answer'), word('answerValue')],
          [word('unit'), word('unitValue')],
          [word('optional'), word('optionalValue')],
        ]}
      >
        <CallButton lang={lang} main />
        <SignInButton lang={lang} />
      </Opening>
      <Section title={say(lang, shell.howItWorks)} band>
        <Steps
          steps={[
            [word('step1'), word('step1Text')],
            [word('step2'), word('step2Text')],
            [word('step3'), word('step3Text')],
            [word('step4'), word('step4Text')],
          ]}
        />
      </Section>
      <Section title={say(lang, shell.limits)}>
        <Limits
          rows={[
            [word('limitDates'), word('limitDatesText')],
            [word('limitDelivery'), word('limitDeliveryText')],
            [word('limitFiles'), word('limitFilesText')],
            [word('limitPay'), word('limitPayText')],
          ]}
        />
      </Section>
      <Closing lang={lang} title={word('ask')} />
    </main>
  )
}
