import { convertElementToCssSelector, Locator } from '@vitest/browser/locators';
import { page } from 'vitest/browser';

/** What `userEvent` acts on, in a test's page: an element, told to the engine's driver as a selector. */
class EngineLocator extends Locator {
  constructor(readonly selector: string) {
    super();
  }

  protected locator(selector: string): Locator {
    return new EngineLocator(selector);
  }

  protected elementLocator(element: Element): Locator {
    return new EngineLocator(convertElementToCssSelector(element));
  }
}

page.extend({ elementLocator: (element) => new EngineLocator(convertElementToCssSelector(element)) });
