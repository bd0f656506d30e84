// The parts of nodemailer and smtp-server that are used here.
declare module 'nodemailer' {
  export type Mail = {
    from: string;
    to: string;
    replyTo?: string | undefined;
    subject: string;
    text: string;
    messageId: string;
    date: Date;
    disableFileAccess: true;
    disableUrlAccess: true;
  };
  export type Transporter = { sendMail: (mail: Mail) => Promise<unknown>; close: () => void };
  export const createTransport: (
    address: string | { url: string; connectionTimeout: number; greetingTimeout: number; socketTimeout: number },
  ) => Transporter;
}

declare module 'smtp-server' {
  import type { Readable } from 'node:stream';
  import type { Server } from 'node:net';
  export class SMTPServer {
    readonly server: Server;
    constructor(options: {
      authOptional: boolean;
      disabledCommands: readonly string[];
      logger: false;
      onData: (stream: Readable, session: object, callback: (error?: Error | null) => void) => void;
    });
    listen(port: number, host: string, callback: () => void): void;
    close(callback: () => void): void;
  }
}
