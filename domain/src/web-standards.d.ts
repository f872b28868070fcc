/** The only platform API, common to browsers and Node, that domain uses. */
declare const URL: { canParse(text: string): boolean };
