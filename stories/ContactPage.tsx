import { ContactForm } from '../src/index.js';
import './ContactPage.css';

const TEXTS = {
  en: {
    title: 'Talk to us',
    lead: 'A question, an idea, a complaint: write, and a person will read it.',
    hours: 'Hours',
    weekdays: 'Monday to Friday, 9:00–17:00',
    visit: 'Visit',
  },
  de: {
    title: 'Schreiben Sie uns',
    lead: 'Eine Frage, eine Idee, eine Beschwerde: Schreiben Sie, ein Mensch wird es lesen.',
    hours: 'Zeiten',
    weekdays: 'Montag bis Freitag, 9–17 Uhr',
    visit: 'Besuch',
  },
  ar: {
    title: 'تواصل معنا',
    lead: 'سؤال أو فكرة أو شكوى: يمكن الكتابة إلينا، وسيقرأ رسالتك شخص حقيقي.',
    hours: 'ساعات العمل',
    weekdays: 'من الاثنين إلى الجمعة، 9:00–17:00',
    visit: 'العنوان',
  },
  ja: {
    title: 'お問い合わせ',
    lead: 'ご質問、ご提案、ご意見をお寄せください。担当者が拝読します。',
    hours: '受付時間',
    weekdays: '月曜日から金曜日 9:00–17:00',
    visit: '所在地',
  },
} as const;

export interface ContactPageProps {
  /** BCP 47 tag of the page. */
  locale: string;
}

/** An example of a contact page, with one `<ContactForm>`. */
export function ContactPage({ locale }: ContactPageProps) {
  const language = locale.slice(0, 2);
  const texts = TEXTS[language as keyof typeof TEXTS] ?? TEXTS.en;
  return (
    <main className="page" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <div className="page-columns">
        <section>
          <h1>{texts.title}</h1>
          <p className="page-lead">{texts.lead}</p>
          <dl>
            <div>
              <dt>{texts.hours}</dt>
              <dd>{texts.weekdays}</dd>
            </div>
            <div>
              <dt>{texts.visit}</dt>
              <dd>
                <bdi>1 Harbour Street, Bergen</bdi>
              </dd>
            </div>
          </dl>
        </section>
        <div className="page-card">
          <ContactForm formId="demo" baseUrl="/" locale={locale} aria-label={texts.title} />
        </div>
      </div>
    </main>
  );
}
