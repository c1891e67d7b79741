// What a count has found, and the slip that cashier and courier sign.
import { denominations, type Pieces } from '@marsa/model/express/cash-on-delivery/deposit.ts'
import type { DepositCount, DepotDeposit } from '@marsa/model/express/cash-on-delivery/deposit-endpoints.ts'
import { toWire } from '@marsa/model/kit/money.ts'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PrintButton } from '../../ui/actions/print-button.tsx'
import { PrintSheet } from '../../ui/files/print-sheet.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { cashWords, depotCashWords as words } from './cash-words.ts'
import { Difference } from './deposit-badge.tsx'

type CountResultProps = {
  deposit: DepotDeposit
  pieces: Pieces
  result: DepositCount
  onClose: () => void
}

export function CountResult({ deposit, pieces, result, onClose }: CountResultProps) {
  const t = useT()
  const { lang } = useLang()
  const { number, expected, counted, difference, disputed } = result
  const fils = Number(difference)
  const amount = money(difference.replace('-', ''), 'AED', lang)
  return (
    <Dialog
      isOpen
      title={t(words.result, { number: `\u2066${number}\u2069` })}
      onClose={onClose}
      footer={
        <>
          <PrintButton />
          <Button variant="primary" changes={false} onPress={onClose}>
            {t(words.done)}
          </Button>
        </>
      }
    >
      <div className="stack g4">
        <Facts
          across
          facts={[
            [t(cashWords.expected), <Money key="e" value={expected} />],
            [t(cashWords.counted), <Money key="c" value={counted} />],
            [t(cashWords.difference), <Difference key="d" value={difference} />],
          ]}
        />
        {fils === 0 && <Banner tone="success">{t(words.exact)}</Banner>}
        {fils > 0 && <Banner tone="attention">{t(words.over, { amount })}</Banner>}
        {fils < 0 && (
          <Banner tone="attention">
            {t(words.short, { amount })}
            <ul>
              {disputed.map((row) => (
                <li key={row.waybill}>
                  <Ref value={row.waybill} /> <Money value={row.amount} />
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
      <CountSlip deposit={deposit} pieces={pieces} result={result} />
    </Dialog>
  )
}

function CountSlip({ deposit, pieces, result }: Omit<CountResultProps, 'onClose'>) {
  const t = useT()
  const { lang } = useLang()
  return (
    <PrintSheet
      kind={t(words.slipKind)}
      number={result.number}
      lead={deposit.courier.name[lang]}
      state={t(cashWords.parcels, { count: deposit.rows })}
    >
      <table>
        <thead>
          <tr>
            <th>{t(words.value)}</th>
            <th>{t(words.number)}</th>
            <th>{t(words.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {denominations
            .filter((fils) => (pieces[`${fils}`] ?? 0) > 0)
            .map((fils) => (
              <tr key={fils}>
                <td>
                  <Money value={toWire(BigInt(fils))} />
                </td>
                <td dir="ltr">{pieces[`${fils}`]}</td>
                <td>
                  <Money value={toWire(BigInt(fils) * BigInt(pieces[`${fils}`]!))} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <Facts
        across
        facts={[
          [t(cashWords.counted), <Money key="c" value={result.counted} strong />],
          [t(cashWords.expected), <Money key="e" value={result.expected} />],
          [t(cashWords.difference), <Difference key="d" value={result.difference} />],
          [t(words.signCashier), '____________________'],
          [t(words.signCourier), '____________________'],
        ]}
      />
    </PrintSheet>
  )
}
