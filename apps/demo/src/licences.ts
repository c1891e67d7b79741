// The register of trade licences of the demo world, as the file that its administrator loads. All companies are invented.
import { stringify } from 'csv-stringify/sync'
import { licenceColumns } from '@marsa/model/accounts/registration/licence.ts'

const rows: readonly (readonly string[])[] = [
  ['812904', 'Nakhl Furnishings LLC', 'نخل للمفروشات ذ.م.م', 'DET', 'DU', '2028-03-31'],
  ['745120', 'Lamar Textiles Trading LLC', 'لمار لتجارة المنسوجات ذ.م.م', 'DET', 'DU', '2027-09-30'],
  ['690338', 'Ghadeer Electronics LLC', 'غدير للإلكترونيات ذ.م.م', 'DET', 'DU', '2028-01-31'],
  ['CN-2210457', 'Barq Auto Parts', 'برق لقطع غيار السيارات', 'ADDED', 'AZ', '2027-12-31'],
  ['733981', 'Zahra Fresh Produce LLC', 'زهرة للمنتجات الطازجة ذ.م.م', 'DET', 'DU', '2027-06-30'],
  ['FU-40117', 'Wadi Stone and Marble', 'وادي للحجر والرخام', 'FM', 'FU', '2028-05-31'],
  ['578214', 'Saffan Cargo Services LLC', 'سفّان لخدمات الشحن ذ.م.م', 'DET', 'DU', '2028-10-31'],
  ['901562', 'Bahri Gulf Forwarding LLC', 'بحري الخليج للشحن ذ.م.م', 'DET', 'DU', '2028-02-29'],
  ['887043', 'Sidra Home Trading LLC', 'سدرة لتجارة الأدوات المنزلية ذ.م.م', 'DET', 'DU', '2027-11-30'],
  ['CN-3315902', 'Falaj Cold Storage', 'فلج للتخزين المبرد', 'ADDED', 'AZ', '2028-08-31'],
  ['SH-118840', 'Noor Optics Trading', 'نور لتجارة البصريات', 'SEDD', 'SH', '2027-10-31'],
  ['CN-2874410', 'Mirfa Transport', 'المرفأ للنقل', 'ADDED', 'AZ', '2028-04-30'],
  ['765229', 'Ofoq Interiors LLC', 'أفق للتصميم الداخلي ذ.م.م', 'DET', 'DU', '2027-08-31'],
  ['698871', 'Riyah Sports Equipment', 'رياح للمعدات الرياضية', 'DET', 'DU', '2028-07-31'],
  ['854410', 'Qindil Lighting LLC', 'قنديل للإنارة ذ.م.م', 'DET', 'DU', '2028-12-31'],
  ['CN-1993046', 'Tawreed Industrial Supplies', 'توريد للمستلزمات الصناعية', 'ADDED', 'AZ', '2027-07-31'],
  ['CN-3048817', 'Mina Steel Trading', 'مينا لتجارة الحديد', 'ADDED', 'AZ', '2028-09-30'],
  ['CN-2651173', 'Ghaf Timber', 'غاف للأخشاب', 'ADDED', 'AZ', '2028-01-31'],
  ['SH-207715', 'Warda Perfumes', 'وردة للعطور', 'SEDD', 'SH', '2028-03-31'],
  ['SH-231904', 'Sahil Marine Spares', 'ساحل لقطع الغيار البحرية', 'SEDD', 'SH', '2027-12-31'],
  ['SH-198226', 'Dalla Coffee Roasters', 'دلة لتحميص القهوة', 'SEDD', 'SH', '2028-06-30'],
  ['AJ-55203', 'Khaymah Tents', 'خيمة لصناعة الخيام', 'AJDED', 'AJ', '2027-09-30'],
  ['AJ-61748', 'Lulua Garments', 'لؤلؤة للملابس', 'AJDED', 'AJ', '2028-02-29'],
  ['RK-30915', 'Jabal Ceramics', 'جبل للسيراميك', 'RAKDED', 'RK', '2028-11-30'],
  ['RK-28460', 'Shamal Pharma Distribution', 'شمال لتوزيع الأدوية', 'RAKDED', 'RK', '2027-10-31'],
  ['UQ-9042', 'Bahar Fisheries', 'بحار للأسماك', 'UAQDED', 'UQ', '2028-04-30'],
  ['FU-38126', 'Naseem Aquaculture', 'نسيم للاستزراع السمكي', 'FM', 'FU', '2027-12-31'],
  ['640917', 'Waha Garden Centre', 'واحة للمشاتل', 'DET', 'DU', '2025-12-31'],
  ['AJ-49931', 'Rimal Packing Materials', 'رمال لمواد التغليف', 'AJDED', 'AJ', '2026-03-31'],
  ['712286', 'Hilal Stationery LLC', 'هلال للقرطاسية ذ.م.م', 'DET', 'DU', '2028-08-31'],
  ['CN-2740095', 'Safwa Medical Equipment', 'صفوة للأجهزة الطبية', 'ADDED', 'AZ', '2028-05-31'],
]

export const licenceFileName = 'trade-licences-demo.csv'
export const licenceFileContent = (): Uint8Array => Buffer.from(stringify([licenceColumns, ...rows]))
