/** What browsers and Node both have and the language itself does not; domain uses nothing else of either. */
declare const URL: { canParse(text: string): boolean };
