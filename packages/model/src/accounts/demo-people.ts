// The people of the demo world who may be tried; they exist in demo mode only.

/** Password of everybody in the demo world. */
export const demoPassword = 'Marsa#2026'

/** The list for the launcher and the README. */
export const demoAccounts = [
  {
    email: 'customer@demo.example',
    about: 'individual (cash) customer',
    nameEn: 'Omar Haddad',
    nameAr: 'عمر حداد',
    roleEn: 'Customer',
    roleAr: 'عميل',
  },
  {
    email: 'business@demo.example',
    about: 'business user, credit customer, company administrator',
    nameEn: 'Maryam Al Suwaidi',
    nameAr: 'مريم السويدي',
    roleEn: 'Business, on credit',
    roleAr: 'أعمال، حساب ائتماني',
  },
  {
    email: 'sea.agent@demo.example',
    about: 'clearing agent, sea (AG_MICO)',
    nameEn: 'Khalid Al Hammadi',
    nameAr: 'خالد الحمادي',
    roleEn: 'Sea agent',
    roleAr: 'وكيل بحري',
  },
  {
    email: 'sea.agent2@demo.example',
    about: 'clearing agent, sea',
    nameEn: 'Leena Thomas',
    nameAr: 'لينا توماس',
    roleEn: 'Second sea agent',
    roleAr: 'وكيل بحري ثانٍ',
  },
  {
    email: 'air.agent@demo.example',
    about: 'clearing agent, air (EASC)',
    nameEn: 'Yousef Darwish',
    nameAr: 'يوسف درويش',
    roleEn: 'Air agent',
    roleAr: 'وكيل جوي',
  },
  {
    email: 'agent.admin@demo.example',
    about: 'administrator of the first agent (isCAAdmin)',
    nameEn: 'Noura Al Ali',
    nameAr: 'نورة العلي',
    roleEn: "Agent's administrator",
    roleAr: 'مديرة لدى الوكيل',
  },
  {
    email: 'warehouse.agent@demo.example',
    about: 'warehouse agent',
    nameEn: 'Hamad Saleh',
    nameAr: 'حمد صالح',
    roleEn: 'Warehouse agent',
    roleAr: 'وكيل تخزين',
  },
  {
    email: 'truck.provider@demo.example',
    about: 'truck provider',
    nameEn: 'Rashid Jaber',
    nameAr: 'راشد جابر',
    roleEn: 'Truck provider',
    roleAr: 'مزود شاحنات',
  },
  {
    email: 'courier@demo.example',
    about: 'courier in Dubai, with a sheet for today',
    nameEn: 'Imran Qureshi',
    nameAr: 'عمران قريشي',
    roleEn: 'Courier',
    roleAr: 'مندوب توصيل',
  },
  {
    email: 'depot@demo.example',
    about: 'depot of parcels in Dubai',
    nameEn: 'Anita Varghese',
    nameAr: 'أنيتا فارغيز',
    roleEn: 'Depot',
    roleAr: 'مركز التوزيع',
  },
  {
    email: 'desk@demo.example',
    about: 'service desk',
    nameEn: 'Salma Nasser',
    nameAr: 'سلمى ناصر',
    roleEn: 'Service desk',
    roleAr: 'مكتب الخدمة',
  },
  {
    email: 'admin@demo.example',
    about: 'administrator (ADMIN)',
    nameEn: 'Faisal Al Mansoori',
    nameAr: 'فيصل المنصوري',
    roleEn: 'Administrator',
    roleAr: 'مدير النظام',
  },
  {
    email: 'finance@marsa.example',
    about: 'second administrator: approves what the first prepares',
    nameEn: 'Reem Al Falasi',
    nameAr: 'ريم الفلاسي',
    roleEn: 'Second administrator',
    roleAr: 'مديرة نظام ثانية',
  },
  {
    email: 'auditor@demo.example',
    about: 'read-only administrator (ADMIN-READONLY)',
    nameEn: 'Huda Karim',
    nameAr: 'هدى كريم',
    roleEn: 'Read-only administrator',
    roleAr: 'مديرة للاطلاع فقط',
  },
] as const

/** What the sign-in page is told. */
export const demoPeople = {
  password: demoPassword,
  accounts: demoAccounts.map(({ email, nameEn, nameAr, roleEn, roleAr }) => ({
    email,
    nameEn,
    nameAr,
    roleEn,
    roleAr,
  })),
}
