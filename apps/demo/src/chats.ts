// Conversations of the demo world: customers, agents and visitors with the desk, in both languages, some still waiting.
import { randomUUID } from 'node:crypto'
import type { ChatOutcome } from '@marsa/model/messages/chat/chat.ts'
import type { ChatVisitor } from '@marsa/model/messages/chat/chat-fields.ts'
import * as chat from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Email } from './personas.ts'
import type { Step } from './script.ts'
import type { Runner } from './runner.ts'

/** What is said, and so many minutes after the line before. */
type Line = { by: 'customer' | 'desk'; after: number; text: string }
type Conversation = {
  with: Email | (ChatVisitor & { language: Lang })
  /** Minutes before now at which it begins. */
  began: number
  lines: readonly Line[]
  closed?: ChatOutcome
}

const desk: Email = 'desk@demo.example'
const minuteMs = 60_000
const day = 24 * 60
const asks = (text: string, after = 0): Line => ({ by: 'customer', after, text })
const answers = (text: string, after: number): Line => ({ by: 'desk', after, text })

const conversations: readonly Conversation[] = [
  {
    with: 'business@demo.example',
    began: 2 * day + 90,
    lines: [
      asks('Good morning. Two of the sofas in our last container arrived with torn covers. Who do I tell?'),
      answers('Good morning Maryam, I am sorry to hear that. Was it noted on the delivery document?', 6),
      asks('Yes, the driver signed it and I have photos.', 4),
      answers(
        'Good. Please add the photos on the shipment page under Documents. I have told the agent, who files the claim with the carrier and answers you there.',
        5,
      ),
      asks('Done, thank you.', 9),
    ],
    closed: 'passed-on',
  },
  {
    with: {
      fullName: 'هند المزروعي',
      email: 'hind@visitor.example',
      mobile: '+971505550171',
      language: 'ar',
    },
    began: 2 * day + 30,
    lines: [
      asks('السلام عليكم، هل يمكن شحن بضاعة أقل من حاوية من إسطنبول إلى الشارقة؟'),
      answers(
        'وعليكم السلام. نعم، اختاري «شحن جزئي» عند طلب العرض، وأدخلي عدد الطرود وحجمها، وستصلك عروض الوكلاء خلال ساعات.',
        8,
      ),
      asks('وهل أحتاج إلى حساب؟', 3),
      answers('نعم، يستغرق التسجيل دقيقتين ويلزم رقم هاتف متحرك إماراتي.', 2),
      asks('ممتاز، شكرًا جزيلًا.', 2),
    ],
    closed: 'request-made',
  },
  {
    with: 'sea.agent2@demo.example',
    began: day + 200,
    lines: [
      asks('Our commission for October is not in the statement yet. When is it closed?'),
      answers(
        'The statement of a month is closed on the fifth working day of the next one. You will find it under Finance.',
        14,
      ),
    ],
    closed: 'answered',
  },
  {
    with: {
      fullName: 'James Okoro',
      email: 'j.okoro@visitor.example',
      mobile: '+971555550182',
      language: 'en',
    },
    began: day - 120,
    lines: [
      asks(
        'Hello, I want to bring a used car from Nagoya to Dubai. Which documents do I need, and can you clear it at Jebel Ali?',
      ),
    ],
  },
  {
    with: 'customer@demo.example',
    began: 150,
    lines: [
      asks('When is the last free day for my container? I cannot pay before Thursday.'),
      answers('Good afternoon Omar. Let me look it up.', 7),
      answers(
        'The line gives you seven free days from discharge, so the last one is a week after arrival. If you pay on Thursday the agent can still clear it in time.',
        4,
      ),
      asks('That helps. Can the agent deliver on Saturday?', 12),
    ],
  },
  {
    with: 'imports@lamar.example',
    began: 70,
    lines: [
      asks('هل يمكنني تعديل وزن الشحنة بعد إرسال الطلب؟ وصلنا قبل قليل وزن جديد من المصنع.'),
      answers('مرحبًا عائشة. نعم، أرسلي الوزن الجديد هنا وسأبلغ الوكلاء قبل أن يقدّموا عروضهم.', 11),
    ],
  },
  {
    with: 'orders@barq.example',
    began: 34,
    lines: [asks('لم يصلنا إذن التسليم بعد مع أن السفينة وصلت أمس.'), asks('رقم الحاوية MSKU4127786.', 1)],
  },
  {
    with: {
      fullName: 'لطيفة الفلاسي',
      email: 'latifa@visitor.example',
      mobile: '+971505550193',
      language: 'ar',
    },
    began: 9,
    lines: [asks('مرحبًا، كم تستغرق الشحنة الجوية من فرانكفورت إلى دبي؟ لدي أربعة صناديق.')],
  },
]

/** A visitor's browser: what it keeps is the cookie of its conversation. */
const visitorCall = (who: ChatVisitor & { language: Lang }) => {
  let cookie: string | undefined
  const { language, ...visitor } = who
  const ask = async (runner: Runner, method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await runner.app.http.inject({
      method,
      url: `/api/${path}`,
      headers: cookie === undefined ? {} : { cookie },
      ...(payload && { payload }),
    })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    const [set] = [answer.headers['set-cookie'] ?? []].flat()
    cookie = set?.split(';')[0] ?? cookie
    return answer.json<{ id: string }>()
  }
  return {
    say: (runner: Runner, text: string) => {
      const first = cookie === undefined ? { visitor, language } : {}
      return ask(runner, 'POST', chat.sendChatMessage.path, { clientId: randomUUID(), text, ...first })
    },
    id: async (runner: Runner) => (await ask(runner, 'GET', chat.viewGeneralChat.path)).id,
  }
}

const personCall = (email: Email) => ({
  say: (runner: Runner, text: string) =>
    runner.call(email, chat.sendChatMessage, { body: { clientId: randomUUID(), text } }),
  id: async (runner: Runner) => (await runner.call(email, chat.viewGeneralChat, { query: {} })).id!,
})

const readAll = async (runner: Runner, id: string): Promise<void> => {
  const { cursor } = await runner.call(desk, chat.viewChat, { query: { id } })
  await runner.call(desk, chat.readChat, { body: { id, upTo: Number(cursor) } })
}

const stepsOf = (conversation: Conversation, now: Date): Step[] => {
  const who =
    typeof conversation.with === 'string' ? personCall(conversation.with) : visitorCall(conversation.with)
  let at = now.getTime() - conversation.began * minuteMs
  const steps = conversation.lines.map(({ by, after, text }): Step => {
    at += after * minuteMs
    return {
      name: 'chat',
      at: new Date(at),
      run: async (runner) => {
        if (by === 'customer') return who.say(runner, text)
        const id = await who.id(runner)
        await readAll(runner, id)
        return runner.call(desk, chat.sendChatMessage, { body: { id, clientId: randomUUID(), text } })
      },
    }
  })
  const { closed: outcome } = conversation
  if (outcome)
    steps.push({
      name: 'chat',
      at: new Date(at + 10 * minuteMs),
      run: async (runner) => {
        const id = await who.id(runner)
        await readAll(runner, id)
        await runner.call(desk, chat.closeChat, { body: { id, outcome } })
      },
    })
  return steps
}

export const chatSteps = (now: Date): Step[] =>
  conversations.flatMap((conversation) => stepsOf(conversation, now))
