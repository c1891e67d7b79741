// The place to drop files and rows of files.
import { FileDrop } from '../src/ui/files/file-drop.tsx'
import { FileRow } from '../src/ui/files/file-row.tsx'
import { Tag } from '../src/ui/values/tag.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const removed = () => undefined
  return (
    <div className="card card-b">
      <FileDrop
        label={say('Quote file', 'ملف العرض')}
        hint={say('Up to 5 files, 10 MB each', 'حتى 5 ملفات، 10 ميغابايت لكل ملف')}
        onFiles={removed}
        multiple
      />
      <FileRow name="packing-list.xlsx" bytes={64_000} state="checked" onRemove={removed} />
      <FileRow name="bill-of-lading.pdf" bytes={412_000} state="uploading" share={0.4} onRemove={removed} />
      <FileRow
        name="scan.tiff"
        state="refused"
        note={say('This format is not accepted', 'صيغة الملف غير مقبولة')}
        onRemove={removed}
      />
      <FileRow
        title={say('Emirates ID of the receiver', 'الهوية الإماراتية للمستلم')}
        state="wanted"
        tag={<Tag tone="waiting">{say('Required', 'إلزامي')}</Tag>}
        note={say('Front and back', 'الوجهان الأمامي والخلفي')}
      />
    </div>
  )
}

export const story: Story = { title: { en: 'Upload', ar: 'رفع الملفات' }, order: 8, Body }
