/** A locale from an app or a visitor's system, the catalog that the kit selects, and the language that it submits. */
export const TAGS: readonly (readonly [tag: string, lang: string, submitted: string])[] = [
  // Languages, regions, extensions
  ['en', 'en', 'en'],
  ['en-IN-u-nu-deva', 'en', 'en'],
  ['de', 'de', 'de'],
  ['de-Latn-DE-u-co-phonebk', 'de', 'de'],
  ['de-1996', 'de', 'de'],
  ['es-419', 'es', 'es'],
  ['fr-CA', 'fr', 'fr'],
  ['ca-ES-valencia', 'ca', 'ca'],
  ['ar-MA', 'ar', 'ar'],

  // Regions with their own catalog
  ['pt', 'pt-PT', 'pt'],
  ['pt-AO', 'pt-PT', 'pt'],
  ['pt-BR', 'pt-BR', 'pt'],
  ['pt_br', 'pt-BR', 'pt'],

  // Scripts, given or likely
  ['zh', 'zh-Hans', 'zh'],
  ['zh-SG', 'zh-Hans', 'zh'],
  ['zh-Hans-HK', 'zh-Hans', 'zh'],
  ['zh-TW', 'zh-Hant', 'zh'],
  ['zh-MO', 'zh-Hant', 'zh'],
  ['zh-Hant-CN', 'zh-Hant', 'zh'],
  ['zh_TW.UTF-8', 'zh-Hant', 'zh'],
  ['zh-hant-tw', 'zh-Hant', 'zh'],
  ['cmn', 'zh-Hans', 'zh'],
  ['sr', 'sr', 'sr'],
  ['sr-Cyrl-ME', 'sr', 'sr'],
  ['sr-ME', 'sr-Latn', 'sr'],
  ['sr-Latn-RS', 'sr-Latn', 'sr'],
  ['sr_RS@latin', 'sr', 'sr'],
  ['sh', 'sr-Latn', 'sr'],
  ['az-Arab', 'az', 'az'],
  ['az-IR', 'az', 'az'],
  ['uz-AF', 'uz', 'uz'],
  ['ja-Hrkt', 'ja', 'ja'],

  // Aliases: `Intl` resolves most of them, the kit resolves Norwegian
  ['no', 'nb', 'no'],
  ['nb-NO', 'nb', 'nb'],
  ['nn', 'nb', 'nn'],
  ['iw', 'he', 'he'],
  ['in_ID', 'id', 'id'],
  ['tl', 'fil', 'fil'],
  ['mo', 'ro', 'ro'],
  ['deu', 'de', 'de'],
  ['hye', 'hy', 'hy'],

  // Spellings
  ['DE-de', 'de', 'de'],
  ['de_DE.UTF-8', 'de', 'de'],
  ['de_DE@euro', 'de', 'de'],

  // Languages without a catalog: the form is in English, the tag is submitted
  ['ru', 'en', 'ru'],
  ['cy-GB', 'en', 'cy'],
  ['tlh', 'en', 'tlh'],

  // Values that are not usable language tags
  ['toString', 'en', 'en'],
  ['__proto__', 'en', 'en'],
  ['', 'en', 'en'],
  ['C', 'en', 'en'],
  ['und', 'en', 'en'],
  ['und-DE', 'en', 'en'],
  ['*', 'en', 'en'],
  ['e', 'en', 'en'],
  ['x-klingon', 'en', 'en'],
  ['de-', 'en', 'en'],
  ['en-US,en;q=0.9', 'en', 'en'],
  ['🇩🇪', 'en', 'en'],
];
