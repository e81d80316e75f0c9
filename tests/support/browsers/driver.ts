/** What a test does with a browser of any maker: run words in its page, and press and type as a hand does. */
export interface Driver<Element> {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs the body of a function in the page. */
  run(body: string): Promise<unknown>;
  /** The element that the body of a function answers. */
  element(body: string): Promise<Element | undefined>;
  press(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  close(): Promise<void>;
}
