/** What the form of a journey contains. */
export type Kind = 'form' | 'hook' | 'counter' | 'groups' | 'challenge' | 'failingChallenge';

/** The strings of the site. They are English in each language of the form. */
export const SITE = {
  before: 'Acme',
  after: 'Imprint',
  reply: 'Answer by',
  days: 'Days',
  consent: 'I agree',
  topic: 'Topic',
  human: 'I am human',
};
