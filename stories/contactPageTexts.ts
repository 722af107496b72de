/** The texts of the contact page in one language. */
export interface ContactPageTexts {
  /** @default 'ltr' */
  dir?: 'rtl';
  title: string;
  lead: string;
  /** Labels of the details, each with its text. */
  reply: string;
  replyTime: string;
  email: string;
  hours: string;
  weekdays: string;
  visit: string;
  map: string;
  privacy: string;
  privacyPolicy: string;
  /** Describes the links that open a new tab, for screen readers. */
  newTab: string;
}

export const en: ContactPageTexts = {
  title: 'Talk to us',
  lead: 'A question, an idea, a complaint: write, and a person will read it.',
  reply: 'Reply',
  replyTime: 'We answer within one working day',
  email: 'Email',
  hours: 'Hours',
  weekdays: 'Monday to Friday',
  visit: 'Visit',
  map: 'View on the map',
  privacy: 'We use your details only to answer you.',
  privacyPolicy: 'Privacy policy',
  newTab: 'Opens in a new tab',
};

/** The texts by language, or by language and script. */
export const TEXTS: Readonly<Record<string, ContactPageTexts>> = {
  en,
  de: {
    title: 'Schreiben Sie uns',
    lead: 'Ob Frage, Idee oder Beschwerde: Was Sie schreiben, liest ein Mensch.',
    reply: 'Antwort',
    replyTime: 'Wir antworten innerhalb eines Werktags',
    email: 'E-Mail',
    hours: 'Zeiten',
    weekdays: 'Montag bis Freitag',
    visit: 'Besuch',
    map: 'Auf der Karte ansehen',
    privacy: 'Ihre Angaben verwenden wir nur, um Ihnen zu antworten.',
    privacyPolicy: 'Datenschutz',
    newTab: 'Öffnet einen neuen Tab',
  },
  fr: {
    title: 'Écrivez-nous',
    lead: 'Une question, une idée, une réclamation\u202F? Quelqu’un lira votre message.',
    reply: 'Réponse',
    replyTime: 'Nous répondons sous un jour ouvré',
    email: 'E-mail',
    hours: 'Horaires',
    weekdays: 'Du lundi au vendredi',
    visit: 'Adresse',
    map: 'Voir sur la carte',
    privacy: 'Vos données ne servent qu’à vous répondre.',
    privacyPolicy: 'Politique de confidentialité',
    newTab: 'S’ouvre dans un nouvel onglet',
  },
  es: {
    title: 'Escríbanos',
    lead: 'Una pregunta, una idea, una queja: escríbanos y una persona lo leerá.',
    reply: 'Respuesta',
    replyTime: 'Respondemos en un día laborable',
    email: 'Correo',
    hours: 'Horario',
    weekdays: 'De lunes a viernes',
    visit: 'Dirección',
    map: 'Ver en el mapa',
    privacy: 'Solo usamos sus datos para responderle.',
    privacyPolicy: 'Política de privacidad',
    newTab: 'Se abre en una pestaña nueva',
  },
  it: {
    title: 'Ci scriva',
    lead: 'Una domanda, un’idea, un reclamo: ci scriva, e una persona leggerà.',
    reply: 'Risposta',
    replyTime: 'Rispondiamo entro un giorno lavorativo',
    email: 'Email',
    hours: 'Orari',
    weekdays: 'Dal lunedì al venerdì',
    visit: 'Indirizzo',
    map: 'Vedi sulla mappa',
    privacy: 'Usiamo i suoi dati solo per risponderle.',
    privacyPolicy: 'Informativa sulla privacy',
    newTab: 'Si apre in una nuova scheda',
  },
  pt: {
    title: 'Escreva-nos',
    lead: 'Uma dúvida, uma ideia, uma reclamação: escreva, e uma pessoa vai ler.',
    reply: 'Resposta',
    replyTime: 'Respondemos no prazo de um dia útil',
    email: 'E-mail',
    hours: 'Horário',
    weekdays: 'De segunda a sexta-feira',
    visit: 'Visita',
    map: 'Ver no mapa',
    privacy: 'Usamos os seus dados apenas para lhe responder.',
    privacyPolicy: 'Política de privacidade',
    newTab: 'Abre num novo separador',
  },
  pl: {
    title: 'Napisz do nas',
    lead: 'Pytanie, pomysł, skarga? Napisz. Każdą wiadomość czyta człowiek.',
    reply: 'Odpowiedź',
    replyTime: 'Odpowiadamy w\u00A0ciągu jednego dnia roboczego',
    email: 'E-mail',
    hours: 'Godziny',
    weekdays: 'Od poniedziałku do piątku',
    visit: 'Adres',
    map: 'Zobacz na mapie',
    privacy: 'Podanych danych użyjemy tylko do udzielenia odpowiedzi.',
    privacyPolicy: 'Polityka prywatności',
    newTab: 'Otwiera się w nowej karcie',
  },
  ar: {
    dir: 'rtl',
    title: 'تواصل معنا',
    lead: 'سؤال أو فكرة أو شكوى؟ كل رسالة تصلنا يقرؤها شخص حقيقي.',
    reply: 'الرد',
    replyTime: 'نرد خلال يوم عمل واحد',
    email: 'البريد',
    hours: 'ساعات العمل',
    weekdays: 'من الاثنين إلى الجمعة',
    visit: 'العنوان',
    map: 'عرض على الخريطة',
    privacy: 'نستخدم بياناتك للرد عليك فقط.',
    privacyPolicy: 'سياسة الخصوصية',
    newTab: 'يُفتح في علامة تبويب جديدة',
  },
  ja: {
    title: 'お問い合わせ',
    lead: 'ご質問、ご提案、ご意見をお寄せください。担当者がすべて拝読します。',
    reply: 'ご返信',
    replyTime: '1営業日以内にお返事します',
    email: 'メール',
    hours: '受付時間',
    weekdays: '月曜日から金曜日',
    visit: '所在地',
    map: '地図で見る',
    privacy: 'ご入力いただいた情報は、お返事のためにのみ利用します。',
    privacyPolicy: 'プライバシーポリシー',
    newTab: '新しいタブで開きます',
  },
  'zh-Hans': {
    title: '联系我们',
    lead: '无论是提问、建议还是投诉，欢迎留言，每一条都有真人阅读。',
    reply: '回复',
    replyTime: '我们会在一个工作日内回复',
    email: '邮箱',
    hours: '工作时间',
    weekdays: '周一至周五',
    visit: '地址',
    map: '在地图上查看',
    privacy: '您的信息仅用于回复您。',
    privacyPolicy: '隐私政策',
    newTab: '在新标签页中打开',
  },
};

/** The texts for a BCP 47 tag: `de` for `de-AT`, `zh-Hans` for `zh-CN`. `undefined` if there are none. */
export function findTexts(locale: string): ContactPageTexts | undefined {
  const { language, script } = new Intl.Locale(locale).maximize();
  return TEXTS[`${language}-${script}`] ?? TEXTS[language];
}
