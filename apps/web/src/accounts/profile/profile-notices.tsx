// What is sent by mail and text message beside the list of notifications; each switch takes effect at once.
import { useState } from 'react'
import { choiceRefusal } from '@marsa/model/accounts/profile/profile.ts'
import { saveNoticeChoice } from '@marsa/model/accounts/profile/profile-endpoints.ts'
import { noticeKindText, profileText as words } from '@marsa/model/accounts/profile/profile-text.ts'
import { channels, type Channel } from '@marsa/model/messages/message.ts'
import { noticeKindsOf, type NoticeKind } from '@marsa/model/messages/notice-kinds.ts'
import { useCommand } from '../../kit/query.ts'
import { useReadOnly } from '../../kit/use-read-only.ts'
import { useT } from '../../kit/t.ts'
import { kitText } from '../../kit/text.ts'
import { Card } from '../../ui/values/card.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { useMe } from '../queries.ts'
import { profileReads } from './profile-queries.ts'

export function NoticesCard({ refused }: { refused: readonly string[] }) {
  const t = useT()
  const me = useMe()
  return (
    <Card title={t(words.notices)}>
      <div className="stack g4">
        <p className="dense muted">{t(words.noticesLead)}</p>
        <table className="choices">
          <thead>
            <tr>
              <td />
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {t(words[channel])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(me ? noticeKindsOf(me.roleName) : []).map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(noticeKindText[kind])}</th>
                {channels.map((channel) => (
                  <td key={channel}>
                    <Choice
                      kind={kind}
                      channel={channel}
                      isRefused={refused.includes(`${kind}:${channel}`)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

type ChoiceProps = { kind: NoticeKind; channel: Channel; isRefused: boolean }

/** A switch shows the choice while it is being saved, and goes back when it could not be. */
function Choice({ kind, channel, isRefused }: ChoiceProps) {
  const t = useT()
  const isOff = useReadOnly()
  const [wished, setWished] = useState<boolean>()
  const command = useCommand(saveNoticeChoice, { refreshes: profileReads })
  const stands = choiceRefusal(kind, channel)
  if (stands)
    return (
      <span className="cap muted">{t(stands === 'profile.always-sent' ? words.always : words.never)}</span>
    )
  const save = (sent: boolean) => {
    setWished(sent)
    command.mutate({ body: { kind, channel, sent } }, { onSettled: () => setWished(undefined) })
  }
  return (
    <Switch value={wished ?? !isRefused} disabled={isOff} onChange={save}>
      <span className="vh">
        {t(noticeKindText[kind])}: {t(words[channel])}
        {isOff && ` (${t(kitText.readOnly)})`}
      </span>
    </Switch>
  )
}
