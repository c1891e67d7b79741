// Text fields in every state.
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../src/ui/values/icon.tsx'
import { MoneyInput } from '../src/ui/fields/money-input.tsx'
import { NumberInput } from '../src/ui/fields/number-input.tsx'
import { PasswordInput } from '../src/ui/fields/password-input.tsx'
import { PhoneInput } from '../src/ui/fields/phone-input.tsx'
import { Select } from '../src/ui/fields/select.tsx'
import { TextArea } from '../src/ui/fields/text-area.tsx'
import { TextInput } from '../src/ui/fields/text-input.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const [phone, setPhone] = useState('+971505550142')
  const [amount, setAmount] = useState('148600.00')
  const [pieces, setPieces] = useState<number | null>(2)
  const [unit, setUnit] = useState('kg')
  const [notes, setNotes] = useState(
    say('Call the gate 30 minutes before arrival.', 'يُرجى الاتصال بالبوابة قبل الوصول بثلاثين دقيقة.'),
  )
  return (
    <div className="card card-b">
      <div className="grid c2 flds">
        <TextInput
          label={say('Empty', 'فارغ')}
          placeholder={say('For example Jebel Ali', 'مثل جبل علي')}
          hint={say('Help stands under the field', 'نص المساعدة أسفل الحقل')}
        />
        <TextInput
          label={say('Filled', 'مملوء')}
          value={say('Nakhl Home Furnishings LLC', 'نخل للأثاث المنزلي ذ.م.م')}
        />
        <TextInput
          label={say('Error', 'خطأ')}
          dir="ltr"
          value="CSQU3054382"
          error={say(
            'The last digit does not fit. Check the number on the door.',
            'الرقم الأخير غير صحيح. راجع الرقم على باب الحاوية.',
          )}
        />
        <TextInput
          label={say('Disabled', 'معطّل')}
          value={say('United Arab Emirates', 'الإمارات العربية المتحدة')}
          disabled
          after={<Icon of={Lock} size="s" />}
          hint={say('Imports always end in the Emirates', 'ينتهي الاستيراد دائمًا في الإمارات')}
        />
        <PhoneInput label={say('Mobile', 'رقم الهاتف المتحرك')} value={phone} onChange={setPhone} />
        <MoneyInput label={say('Amount with unit', 'مبلغ مع وحدة')} value={amount} onChange={setAmount} />
        <NumberInput label={say('Stepper', 'عدّاد')} value={pieces} onChange={setPieces} min={0} max={999} />
        <Select
          label={say('List', 'قائمة')}
          value={unit}
          onChange={setUnit}
          options={[
            { id: 'kg', label: say('Kilograms', 'كيلوغرامات') },
            { id: 't', label: say('Tonnes', 'أطنان') },
          ]}
        />
        <PasswordInput
          label={say('Password', 'كلمة المرور')}
          value="Harbour-26"
          autoComplete="current-password"
        />
        <TextArea label={say('Notes', 'ملاحظات')} optional value={notes} onChange={setNotes} limit={500} />
      </div>
    </div>
  )
}

export const story: Story = { title: { en: 'Fields', ar: 'الحقول' }, order: 4, wide: true, Body }
