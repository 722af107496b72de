import { convertElementToCssSelector, Locator } from '@vitest/browser/locators';
import { page } from 'vitest/browser';

/** A locator for `userEvent` that identifies an element to the browser's driver by a CSS selector. */
class BrowserLocator extends Locator {
  constructor(readonly selector: string) {
    super();
  }

  protected locator(selector: string): Locator {
    return new BrowserLocator(selector);
  }

  protected elementLocator(element: Element): Locator {
    return new BrowserLocator(convertElementToCssSelector(element));
  }
}

page.extend({ elementLocator: (element) => new BrowserLocator(convertElementToCssSelector(element)) });
