import { expect, it } from 'vitest';
import { suggestEmail } from '../../src/engine/corrections.js';

it.each([
  // Swapped, missing, doubled and wrong characters in the name of a provider
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gamil.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
  ['ada@hotmial.co.uk', 'ada@hotmail.co.uk'],
  ['ada@outlok.fr', 'ada@outlook.fr'],
  ['Ada.Lovelace+kit@GMIAL.com', 'Ada.Lovelace+kit@gmail.com'],
  // A wrong or missing ending
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.de', 'ada@gmail.com'],
  ['ada@gmail', 'ada@gmail.com'],
  ['ada@outlook.comm', 'ada@outlook.com'],
  ['ada@company.con', 'ada@company.com'],
  ['a$&b@gmial.com', 'a$&b@gmail.com'],
])('suggests a correction of %s', (address, suggested) => {
  expect(suggestEmail(address)).toBe(suggested);
});

it.each([
  'ada@gmail.com',
  'ada@googlemail.com',
  'ada@yahoo.co.jp',
  'ada@hotmail.de',
  'ada@outlook.fr',
  'ada@icloud.com',
  // Other services and companies with similar or short names
  'ada@mail.com',
  'ada@email.com',
  'ada@ymail.com',
  'ada@fmail.com',
  'ada@gmx.net',
  'ada@cloud.com',
  'ada@cloud.acme.de',
  'ada@gmail.acme.com',
  'ada@mail.gmail.acme.com',
  'ada@mac.com',
  'ada@me.com',
  'ada@libero.it',
  'ada@uol.com.br',
  'ada@web.de',
  'ada@ya.ru',
  'ada@bt.com',
  'ada@company.co',
  'ada@university.ac.uk',
  'jörg@münchen.de',
  'ada@例え.jp',
  // Not an address
  '',
  'ada',
  'ada@',
  '@gmail.con',
  'ada lovelace@gmial.com',
  'ada@gmial.com@x',
])('suggests nothing for "%s"', (address) => {
  expect(suggestEmail(address)).toBeUndefined();
});

it.each(
  `gmail.com web.de gmx.de gmx.net gmx.at gmx.ch icloud.com me.com mac.com mail.ru list.ru ya.ru ymail.com outlook.fr
  proton.me protonmail.ch company.co startup.io mail.com live.nl orange.fr t-online.de qq.com 163.com 126.com
  university.ac.uk hotmail.co.uk hey.com googlemail.com aol.com aim.com seznam.cz wp.pl o2.pl libero.it yahoo.co.jp
  docomo.ne.jp bluewin.ch naver.com uol.com.br bol.com.br rediffmail.com inbox.lv bt.com`.split(/\s+/),
)('does not doubt the domain %s', (domain) => {
  expect(suggestEmail(`ada@${domain}`)).toBeUndefined();
});
