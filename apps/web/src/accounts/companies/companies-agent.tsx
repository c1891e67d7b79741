// What an agent offers, its code, and the hours in which its answer clocks run.
import { useState, type SubmitEvent } from 'react'
import { saveAgentProfile, type CompanyDetail } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { agentModes, type AgentMode } from '@marsa/model/accounts/companies/companies-rules.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { companyReads } from './companies-queries.ts'
import { companiesText as words, modeText } from './companies-text.ts'
import { AnswerCalendar } from './companies-calendar.tsx'

const isMode = (mode: string): mode is AgentMode => (agentModes as readonly string[]).includes(mode)

export function AgentForm({ company }: { company: CompanyDetail }) {
  const t = useT()
  const { companyId, version } = company
  const [agentCode, setCode] = useState(company.agentCode ?? '')
  const [modes, setModes] = useState(company.modes.filter(isMode))
  const [answerWeek, setWeek] = useState(company.answerWeek)
  const [closedDays, setClosedDays] = useState(company.closedDays)
  const command = useCommand(saveAgentProfile, {
    refreshes: companyReads,
    quiet: true,
    onDone: () => void toast({ title: t(words.saved), tone: 'success' }),
  })
  const serverErrors = command.error?.fieldSentences ?? {}
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    command.mutate({ query: { companyId }, body: { version, agentCode, modes, answerWeek, closedDays } })
  }
  return (
    <form className="stack g4" noValidate onSubmit={submit}>
      <h3>{t(words.agent)}</h3>
      {command.error && !serverErrors['agentCode'] && (
        <Banner tone="error" live title={Object.values(serverErrors)[0] ?? command.error.sentence} />
      )}
      <TextInput
        label={t(words.agentCode)}
        dir="ltr"
        value={agentCode}
        onChange={setCode}
        error={serverErrors['agentCode']}
      />
      <fieldset className="stack g2">
        <legend className="label">{t(words.services)}</legend>
        {agentModes.map((mode) => (
          <Checkbox
            key={mode}
            value={modes.includes(mode)}
            onChange={(on) =>
              setModes((before) => (on ? [...before, mode] : before.filter((each) => each !== mode)))
            }
          >
            {t(modeText[mode])}
          </Checkbox>
        ))}
      </fieldset>
      <AnswerCalendar
        week={answerWeek}
        onWeek={setWeek}
        closedDays={closedDays}
        onClosedDays={setClosedDays}
      />
      <Button type="submit" isPending={command.isPending}>
        {t(words.save)}
      </Button>
    </form>
  )
}
