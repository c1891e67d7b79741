// A change that waits for a second administrator: from what to what, who asked and why, approving, refusing or taking it back.
import type { SettingInForce, SettingProposal } from '@marsa/model/settings/endpoints.ts'
import { decideSetting } from '@marsa/model/settings/endpoints.ts'
import type { SettingRow } from '@marsa/model/settings/setting.ts'
import { useCheck } from '../../../accounts/check/door.tsx'
import { useLang } from '../../../kit/direction.tsx'
import { dateTime } from '../../../kit/format.ts'
import { toast, useCommand } from '../../../kit/query.ts'
import { useT } from '../../../kit/t.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { settingReads } from '../queries.ts'
import { settingsText as words } from '../text.ts'
import { SettingValue } from './setting-value.tsx'

type Props = { row: SettingRow; item: SettingInForce; proposal: SettingProposal; mayDecide: boolean }

/** Who may only look sees it without the buttons. */
export function SettingWaiting({ row, item, proposal, mayDecide }: Props) {
  const t = useT()
  const { lang } = useLang()
  const check = useCheck()
  const decide = useCommand(decideSetting, {
    quiet: true,
    refreshes: settingReads,
    onDone: (_, { body }) =>
      void toast({ title: t(body?.isConfirmed ? words.saved : words.refused), tone: 'success' }),
  })
  const send = (isConfirmed: boolean) =>
    void check.run(async () => {
      await decide.mutateAsync({ query: { id: proposal.proposalId }, body: { isConfirmed } })
    })
  const by = `\u2068${proposal.by?.name ?? ''}\u2069`
  return (
    <div className="set-waiting stack g3">
      <Banner tone="attention" title={t(words.waits)}>
        <p className="set-change">
          <SettingValue row={row} value={item.value} />
          <span aria-hidden="true" className="set-arrow muted" />
          <b>
            <SettingValue row={row} value={proposal.to} />
          </b>
        </p>
        <p>
          <bdi>{proposal.reason}</bdi>
        </p>
        <p>{t(words.askedBy, { name: by, time: dateTime(proposal.at, lang) })}</p>
        {proposal.own && <p>{t(words.ownWaits)}</p>}
      </Banner>
      {mayDecide && (
        <div className="row wrap g2">
          {!proposal.own && (
            <Button variant="primary" isPending={decide.isPending} onPress={() => send(true)}>
              {t(words.approve)}
            </Button>
          )}
          <Button isPending={decide.isPending} onPress={() => send(false)}>
            {t(proposal.own ? words.takeBack : words.refuse)}
          </Button>
        </div>
      )}
      {check.dialog}
    </div>
  )
}
